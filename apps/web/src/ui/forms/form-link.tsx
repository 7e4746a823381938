interface FormLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A line below a form that leads from it to another one. */
export function FormLink({ href, children }: FormLinkProps) {
  return (
    <p className="text-center">
      <a href={href} className="inline-block py-1 underline underline-offset-4">
        {children}
      </a>
    </p>
  );
}
