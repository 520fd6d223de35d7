package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/read_words"
)

func TestReadWords(t *testing.T) {
	for language, send := range map[string]string{"en": "Send", "zh": "发送"} {
		words, err := read_words.ReadWords(language)
		require.NoError(t, err)
		require.Equal(t, send, words["send"])
		require.Contains(t, words["tokens"], "other", "plurals")
		require.NotContains(t, words, "The prompt", "a section")
	}
	for _, language := range []string{"", "fr", "../words/en", "en.json"} {
		_, err := read_words.ReadWords(language)
		require.Error(t, err, language)
	}
}
