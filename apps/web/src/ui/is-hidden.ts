/** Whether an element is in a tab's panel or a view that is hidden, and so cannot have the focus. */
export const isHidden = (element: Element): boolean =>
  element.closest('[hidden], .kept-view-hidden') !== null;
