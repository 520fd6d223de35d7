package llama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama"
	"rkllmd/engine/llama/open_llama"
	"rkllmd/tests/support/engine/llama_fake"
	"rkllmd/tests/support/engine/llama_object"
)

func TestOpenLlama(t *testing.T) {
	newest := llama.Layouts[len(llama.Layouts)-1]
	folder := t.TempDir()
	_, _, err := open_llama.OpenLlama(folder, 0)
	require.ErrorContains(t, err, folder+" has no libllama")
	for _, c := range []struct {
		layout  llama.Layout
		version string
		without []string
		want    string
	}{
		{newest, "", nil, "does not say which version it is: it has no ggml_version"},
		{newest, "0.99.1", nil, `cannot be used: the layout of its structures is not known: its version of ggml is ` +
			`"0.99.1"`},
		{llama.Layout{Model: "1 2 3 4 5 6", Context: newest.Context}, newest.To, nil, "the layout of its structures " +
			"is not known"},
		{newest, newest.To, []string{"llama_decode", "llama_tokenize"}, "cannot be used: it lacks llama_decode, " +
			"llama_tokenize"},
	} {
		folder := t.TempDir()
		path := llama_fake.LlamaFake(t, folder, c.layout, c.version, c.without)
		_, _, err := open_llama.OpenLlama(folder, 0)
		require.ErrorContains(t, err, path+" ")
		require.ErrorContains(t, err, c.want)
	}
	lacking := t.TempDir()
	llama_object.LlamaObject(t, lacking, "libllama.so", "int absent(void); int three(void) { return absent(); }")
	_, _, err = open_llama.OpenLlama(lacking, 0)
	require.ErrorContains(t, err, "libllama.so cannot be opened: ")
	require.ErrorContains(t, err, "undefined symbol: absent")

	path := llama_fake.LlamaFake(t, folder, newest, newest.To, nil)
	cpu := llama_object.LlamaObject(t, folder, "libggml-cpu.so", "int one;")
	l, backends, err := open_llama.OpenLlama(folder, 3)
	require.NoError(t, err)
	require.Equal(t, []string{cpu}, backends)
	require.Equal(t, path, l.File)
	require.Equal(t, []any{"9", newest.To + " c0ffee", newest.Name, 3, "9 " + newest.To + " c0ffee"},
		[]any{l.Version, l.GGML, l.Layout, l.GPULayers, l.Identity}, "a version that the file's name says")
}
