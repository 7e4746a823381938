import { number } from '../words.ts';

interface FormField {
  readonly field: string;
}

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'O corpo da solicitação deve ser um objeto JSON.',
  'not-json': () => 'O corpo da solicitação não é JSON válido.',
  'no-body': () => 'O corpo da solicitação está vazio.',
  'not-utf-8': () => 'O corpo da solicitação não é UTF-8 válido.',
  'wrong-content-type': () => 'Esta chamada aceita outro tipo de conteúdo.',
  'wrong-origin': () => 'Isto só pode ser feito a partir de uma página deste site.',
  'page-out-of-date': () => 'A página está desatualizada. Recarregue-a e tente novamente.',
  'request-too-large': () => 'A solicitação é grande demais.',
  'request-cut-off': () => 'A solicitação não chegou inteira. Tente novamente.',
  'too-many-changes': () => 'Alterações demais em um minuto. Espere um pouco e tente novamente.',
  'too-much-at-once': () =>
    'Muita coisa está sendo enviada ao mesmo tempo. Tente novamente daqui a pouco.',
  'changed-meanwhile': () => 'Isto foi alterado nesse meio-tempo. Carregue a versão mais recente.',
  'nothing-here': () => 'Não há nada neste endereço.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `Este endereço só aceita ${methods.join(', ')}.`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'A solicitação não é HTTP válido.',
  'headers-too-large': () => 'Os cabeçalhos da solicitação são grandes demais.',
  'request-too-slow': () => 'A solicitação demorou demais para chegar.',
  'no-proxy': () => 'Isto não é um proxy.',
  'no-host': () => 'A solicitação não indica nenhum host.',
  'several-hosts': () => 'A solicitação indica mais de um host.',
  'host-names-no-site': () => 'O cabeçalho Host não indica nenhum site.',

  'metrics-need-token': () => 'As métricas precisam de seu token.',
  starting: () => 'O site está iniciando. Tente novamente daqui a pouco.',
  'database-unreachable': () =>
    'O site não consegue acessar seu banco de dados no momento. Tente novamente em breve.',
  'database-outdated': () => 'O banco de dados não está atualizado.',
  busy: () => 'O site está ocupado no momento. Tente novamente em breve.',
  'disk-full': () => 'Nada foi salvo: o disco do site está cheio. Avise quem cuida do servidor.',
  'server-fault': () => 'Algo deu errado do nosso lado. Tente novamente.',

  'form-unreadable': () =>
    'O formulário não pode ser lido: suas partes não estão onde seu tipo de conteúdo diz. Envie-o de novo.',
  'file-cut-off': () => 'O arquivo não chegou inteiro. Tente novamente.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `O arquivo passa de ${number(megabytes)} MB. Divida-o em vários arquivos.`,
  'several-files': () => 'Envie um arquivo de cada vez.',
  'other-form-fields': ({ field }: FormField) =>
    `O formulário aceita um arquivo, no campo “${field}”, e nenhum outro campo.`,
  'several-recipes': ({ field }: FormField) => `Envie um só “${field}” de cada vez.`,
  'recipe-is-file': ({ field }: FormField) =>
    `O campo “${field}” deve conter texto, não um arquivo.`,
  'recipe-too-long': (limit: FormField & { readonly megabytes: number }) =>
    `O campo “${limit.field}” passa de ${number(limit.megabytes)} MB. Corrija algumas das linhas no próprio arquivo.`,
};
