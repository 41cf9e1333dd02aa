import { type PointerEvent, type RefObject, useState } from "react";

interface Drag {
  readonly id: number;
  /** The place it would take. */
  readonly over: number;
}

/** Puts the rows of a list in order by dragging; the rows carry data-row with their ids, in the order they stand. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();

  const rows = () => [
    ...(list.current?.querySelectorAll<HTMLElement>(":scope > [data-row]") ?? []),
  ];

  function placeAt(y: number): number {
    const at = rows().findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height / 2;
    });
    return at === -1 ? rows().length : at;
  }

  function handle(id: number) {
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, over: rows().findIndex((row) => row.dataset["row"] === String(id)) });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag?.id !== id) return;
        const over = placeAt(event.clientY);
        if (over !== drag.over) setDrag({ id, over });
      },
      onPointerUp: () => {
        if (drag?.id !== id) return;
        const from = rows().findIndex((row) => row.dataset["row"] === String(id));
        // Taken out first, everything below it moves up by one.
        const to = drag.over > from ? drag.over - 1 : drag.over;
        setDrag(undefined);
        if (to !== from) onDrop(id, to);
      },
      onPointerCancel: () => setDrag(undefined),
    };
  }

  return {
    handle,
    isDragged: (id: number) => drag?.id === id,
    /** Whether the dragged row would land right before this place. */
    landsBefore: (place: number) => drag?.over === place,
  };
}
