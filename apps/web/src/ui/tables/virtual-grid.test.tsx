import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { giveElementsASize } from '../../testing/element-size.ts';
import { GridCell, GridRowHeading, VirtualGrid } from './virtual-grid.tsx';

const ROWS = 20_000;

/** A grid of many rows with two buttons each. */
function renderGrid(rowCount = ROWS) {
  giveElementsASize();
  const pressed: string[] = [];
  const button = (name: string, place: number, active: number | undefined) => (
    <GridCell heading={place === 0 ? 'First' : 'Second'}>
      <button
        type="button"
        data-column={place}
        tabIndex={active === place ? 0 : -1}
        onClick={() => pressed.push(name)}
      >
        {name}
      </button>
    </GridCell>
  );
  render(
    <VirtualGrid
      label="Numbers"
      headings={['Row', 'First', 'Second']}
      rowCount={rowCount}
      columnCount={2}
      rowKey={(index) => index}
      estimatedHeight={50}
    >
      {(index, active) => (
        <>
          <GridRowHeading>{index}</GridRowHeading>
          {button(`a${index}`, 0, active)}
          {button(`b${index}`, 1, active)}
        </>
      )}
    </VirtualGrid>,
  );
  return { person: userEvent.setup({ delay: null }), pressed };
}

const focused = () => document.activeElement?.textContent;

describe('a grid of many rows', () => {
  it('renders those in view, and says how many there are', () => {
    renderGrid();
    const grid = screen.getByRole('grid', { name: 'Numbers' });
    expect(grid.getAttribute('aria-rowcount')).toBe('20001');
    const rows = within(grid).getAllByRole('row');
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('1');
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Row',
      'First',
      'Second',
    ]);
  });

  it('is one stop for Tab, within which arrow keys move', async () => {
    const { person } = renderGrid();
    await person.tab();
    expect(focused()).toBe('a0');
    await person.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('b2');
    await person.keyboard('{ArrowUp}{Home}');
    expect(focused()).toBe('a1');
    await person.tab();
    expect(document.activeElement).toBe(document.body);
    await person.tab();
    expect(focused()).toBe('a1');
  });

  it('is crossed the other way round where it is written from right to left', async () => {
    const { person } = renderGrid();
    screen.getByRole('grid').style.direction = 'rtl';
    await person.tab();
    await person.keyboard('{ArrowRight}');
    expect(focused()).toBe('a0');
    await person.keyboard('{ArrowLeft}{ArrowDown}');
    expect(focused()).toBe('b1');
    await person.keyboard('{ArrowRight}');
    expect(focused()).toBe('a1');
    await person.keyboard('{End}');
    expect(focused()).toBe('b1');
  });

  it('renders a cell that is moved to, however far it is', async () => {
    const { person } = renderGrid();
    await person.tab();
    await person.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toBe(`b${ROWS - 1}`);
    await person.keyboard('{ArrowUp}');
    expect(focused()).toBe(`b${ROWS - 2}`);
  });

  it('presses a cell with F2 as with Enter', async () => {
    const { person, pressed } = renderGrid();
    await person.tab();
    await person.keyboard('{F2}{ArrowRight}{Enter}');
    expect(pressed).toEqual(['a0', 'b0']);
  });

  it('goes on from the cell that was clicked', async () => {
    const { person } = renderGrid();
    await person.click(screen.getByRole('button', { name: 'b3' }));
    await person.keyboard('{ArrowDown}');
    expect(focused()).toBe('b4');
  });

  it('may be short', async () => {
    const { person } = renderGrid(1);
    await person.tab();
    await person.keyboard('{ArrowDown}{PageDown}');
    expect(focused()).toBe('a0');
  });
});
