package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/check_documents"
)

func TestCheckDocuments(t *testing.T) {
	for _, right := range []string{"[]", `[{"title": "a", "text": "b"}, {}]`} {
		require.NoError(t, check_documents.CheckDocuments(right))
	}
	for text, want := range map[string]string{
		`"a"`:        `documents is "a"; it must be a JSON array such as [{"title": ..., "text": ...}]`,
		`null`:       `documents is null; it must be a JSON array such as [{"title": ..., "text": ...}]`,
		`[{}, "a"]`:  `documents[1] is "a"; it must be an object such as {"title": ..., "text": ...}`,
		`[null, {}]`: `documents[0] is null; it must be an object such as {"title": ..., "text": ...}`,
	} {
		err := check_documents.CheckDocuments(text)
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
