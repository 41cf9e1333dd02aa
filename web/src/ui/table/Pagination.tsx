import { ChevronLeft, ChevronRight } from "lucide-react";
import { useUiLocale } from "../UiLocale.tsx";
import { lastPageOf, pageRange, pageWindow, type PageRange } from "./page-window.ts";
import { PageSizeSelect } from "./PageSizeSelect.tsx";
import styles from "./Pagination.module.css";

interface Props {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** without it the size cannot be chosen */
  onPageSize?: ((size: number) => void) | undefined;
  pageSizes?: readonly number[] | undefined;
  /** writes the template, such as "1–50 of 612", from plain numbers */
  summary: (range: PageRange) => string;
}

export function Pagination(props: Props) {
  const { page, pageSize, total, onPage, onPageSize, pageSizes, summary } = props;
  const { words, number } = useUiLocale();
  const lastPage = lastPageOf(total, pageSize);
  const current = Math.min(Math.max(1, page), lastPage);

  return (
    <div className={styles.bar}>
      <output>{summary(pageRange(current, pageSize, total))}</output>
      {onPageSize && <PageSizeSelect value={pageSize} sizes={pageSizes} onChange={onPageSize} />}
      <nav aria-label={words.pages} className={styles.pages}>
        <button
          type="button"
          className={styles.page}
          aria-label={words.previous}
          disabled={current === 1}
          onClick={() => onPage(current - 1)}
        >
          <ChevronLeft size={18} aria-hidden />
        </button>
        {pageWindow(current, lastPage).map((shown) => (
          <button
            key={shown}
            type="button"
            className={styles.page}
            aria-label={words.page(number(shown))}
            aria-current={shown === current ? "page" : undefined}
            onClick={() => onPage(shown)}
          >
            {number(shown)}
          </button>
        ))}
        <button
          type="button"
          className={styles.page}
          aria-label={words.next}
          disabled={current === lastPage}
          onClick={() => onPage(current + 1)}
        >
          <ChevronRight size={18} aria-hidden />
        </button>
      </nav>
    </div>
  );
}
