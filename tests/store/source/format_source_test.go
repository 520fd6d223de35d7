package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source"
	"rkllmd/store/source/format_source"
)

func TestFormatSource(t *testing.T) {
	for right, wanted := range map[string]source.Source{
		"hf:a/b":             {Owner: "a", Repo: "b", Quant: "Q8_0"},
		"ms:a/b":             {Kind: source.KindModelScope, Owner: "a", Repo: "b", File: "x.gguf"},
		"https://h/x.gguf":   {Kind: source.KindURL, URL: "https://h/x.gguf?signature=secret"},
		"/models/there.gguf": {Kind: source.KindFile, Path: "/models/there.gguf"},
	} {
		require.Equal(t, right, format_source.FormatSource(wanted))
	}
}
