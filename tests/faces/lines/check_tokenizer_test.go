package lines_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines/check_tokenizer"
	"rkllmd/generation"
	"rkllmd/tests/faces/web_tokens"
)

func TestCheckTokenizer(t *testing.T) {
	b := &generation.Backend{Name: "toy"}
	err := check_tokenizer.CheckTokenizer(b)
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.ErrorContains(t, err, "toy gives no access to its tokenizer")
	b.Tokenize = web_tokens.WebTokens
	require.NoError(t, check_tokenizer.CheckTokenizer(b))
}
