/** Whether an element is in a hidden panel or view, and so cannot have the focus. */
export const isHidden = (element: Element): boolean =>
  element.closest('[hidden], .kept-view-hidden') !== null;
