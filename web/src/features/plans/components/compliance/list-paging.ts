/** What a list needs of its address to turn pages. */
export interface ListPaging {
  readonly page: number;
  readonly size: number;
  readonly clear: () => void;
  readonly toPage: (page: number) => void;
  readonly resize: (size: number) => void;
}
