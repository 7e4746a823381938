export const sending = {
  'sealing-key-not-there': () =>
    'Das lässt sich gerade nicht speichern: Der Schlüssel, der es vor fremden Augen schützt, ist nicht da. Bitte sagen Sie es denen, die sich um die Website kümmern.',
  'sealing-key-not-kept': () =>
    'Es wurde nichts gespeichert: Die Website konnte den Schlüssel dafür nicht in ihren Ordner (DATA_DIR) schreiben. Bitte sagen Sie es denen, die sich um den Server kümmern.',
};
