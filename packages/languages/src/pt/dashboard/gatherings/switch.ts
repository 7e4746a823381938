export const offTitle = 'Os encontros estão desativados';
export const onTitle = 'Os encontros estão ativados';
export const about =
  'Os voluntários anunciam em uma aba própria o que a comunidade faz em conjunto. Enquanto os encontros estão desativados, não há página para eles; o que os voluntários inseriram é mantido.';
export const where = 'O que é mostrado e onde';
export const whereText =
  'O que é para todos está na página inicial, em /gatherings e nos calendários que as pessoas assinam. O que é só para quem tem o link se encontra apenas por esse link.';
export const storedText =
  'O que os voluntários inserem: tipos, títulos, lugares, horários e programas. De pessoas, só quem vem, quando um encontro pergunta, e quem lê, quando o programa diz: nomes criptografados, até 14 dias depois do dia.';
export const who = 'Quem vê';
export const whoText =
  'O que é para todos, todos veem, inclusive buscadores e outros sites; quem tem um link vê o que está atrás dele; os voluntários veem tudo.';
export const switchOn = 'Ativar os encontros';
export const switchOff = 'Desativar os encontros';
export const switchedOn = 'Os encontros estão ativados.';
export const switchedOff = 'Os encontros estão desativados.';
export const notSwitched = 'Não foi possível mudar os encontros';
export const offQuestion =
  'As páginas, os links e os calendários dos encontros não levarão mais a lugar nenhum. O que foi inserido é mantido.';
export const stored = 'O que é guardado';
export const switching = 'Mudando…';
