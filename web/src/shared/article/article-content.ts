/** One piece of running text: a paragraph, a list, or steps in their order. */
export type ArticleBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] };

export interface ArticleSection {
  /** The anchor; the same in both languages, so that a link keeps its place. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ArticleBlock[];
}

/** A written page of the product. Both languages have this shape, one file each. */
export interface ArticleContent {
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly sections: readonly ArticleSection[];
}
