package source_test

import (
	"path"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source"
	"rkllmd/store/source/format_source"
	"rkllmd/store/source/is_inside"
	"rkllmd/store/source/parse_source"
)

// A name of a repository never leads out of a folder, and is read again from what a manifest has of it.
func FuzzParseSource(f *testing.F) {
	for _, text := range []string{"hf:a/b", "hf:a/b@v1:sub/x-Q8_0.gguf", "ms:a/b:Q4_K_M",
		"https://hf.co/a/b/resolve/main/x.gguf", "hf:../b", "hf:a/b:../x.gguf", "https://h/x.gguf?download",
		"./x.gguf", "http://127.0.0.1:1/x.gguf"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		wanted, err := parse_source.ParseSource(text)
		if err != nil {
			return
		}
		if wanted.Kind == source.KindURL || wanted.Kind == source.KindFile {
			return
		}
		folder := wanted.Owner + "/" + wanted.Repo
		require.True(t, is_inside.IsInside(folder), folder)
		require.Equal(t, folder, path.Clean(folder))
		if wanted.File != "" {
			require.True(t, is_inside.IsInside(wanted.File), wanted.File)
		}
		again, err := parse_source.ParseSource(format_source.FormatSource(wanted))
		require.NoError(t, err)
		require.Equal(t, []any{wanted.Kind, wanted.Owner, wanted.Repo}, []any{again.Kind, again.Owner, again.Repo})
	})
}
