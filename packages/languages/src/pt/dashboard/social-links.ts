import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = 'O link foi excluído com sucesso!';
export const platform = 'Plataforma';
export const platformHint =
  'As plataformas que não são sugeridas ficam guardadas, mas não aparecem na página inicial.';
export const url = 'URL';
export const displayOrder = 'Ordem';
export const addLink = 'Adicionar link';
export const editSocialLink = 'Editar o link';
export const addSocialLink = 'Adicionar um link de rede social';
export const adding = 'Adicionando…';
export const title = 'Redes sociais';
export const loadError = 'Não foi possível carregar os links das redes sociais.';
export const loading = 'Carregando…';
export const none = 'Ainda não há links de redes sociais';
export const addFirst =
  'Adicione o primeiro com o formulário acima: a página inicial o mostra em “Fique em contato conosco”.';
export const order = 'Ordem';
export const notShown = 'não aparece na página inicial';
export const deleteLink = (platform: string) => `Excluir ${platform}`;
export const editLink = (platform: string) => `Editar ${platform}`;
export const deleteFailed = 'Não foi possível excluir o link';
export const added = 'O link foi adicionado com sucesso!';
export const updated = 'O link foi atualizado com sucesso!';
export const addFailed = 'Não foi possível adicionar o link';
export const updateFailed = 'Não foi possível atualizar o link';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'O link para ',
  platform,
  ' será excluído. Esta ação não pode ser desfeita.',
];
