package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/name_tag"
)

func TestNameTag(t *testing.T) {
	require.Equal(t, "a:latest", name_tag.NameTag("a"))
	require.Equal(t, "a:1b", name_tag.NameTag("a:1b"))
}
