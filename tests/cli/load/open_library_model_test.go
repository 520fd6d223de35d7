package load_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/open_library_model"
	"rkllmd/generation"
	"rkllmd/isolation"
	"rkllmd/tests/cli/load/small_library"
	"rkllmd/tests/support/generation/generation_answer"
)

func TestOpenLibraryModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.rkllm")
	require.NoError(t, os.WriteFile(path, []byte("nothing"), 0o600))
	choice := cli.LibraryChoice{Path: small_library.SmallLibrary(t), Version: "1.3.0", Isolate: true,
		Limits: isolation.Limits{Load: time.Minute, Call: time.Minute, Abort: time.Minute}}
	open := open_library_model.OpenLibraryModel(choice, generation.ModelOptions{Path: path, Domain: 2})
	lost := make(chan struct{}, 1)
	first, err := open(nil, func() { lost <- struct{}{} })
	require.NoError(t, err)
	second, err := open(nil, func() {})
	require.NoError(t, err, "another one, in a process of its own")
	for _, b := range []*generation.Backend{first, second} {
		_, text := generation_answer.GenerationAnswer(t, b, generation.Request{Prompt: "Hi", Logprobs: -1})
		require.Equal(t, "Hello", text)
	}
	second.Close()
	require.Empty(t, lost)
	_, text := generation_answer.GenerationAnswer(t, first, generation.Request{Prompt: "Hi", Logprobs: -1})
	require.Equal(t, "Hello", text)
	for handle, i := range isolation.Opened.ByNumber { // the only one
		require.NoError(t, i.Current.Command.Process.Kill(), handle)
	}
	<-lost
	first.Close()
	require.Empty(t, isolation.Opened.ByNumber, "nothing is left behind")
	_, err = open_library_model.OpenLibraryModel(choice, generation.ModelOptions{Path: path + "x"})(nil, nil)
	require.ErrorContains(t, err, "no such file")
	choice.Path = path
	_, err = open_library_model.OpenLibraryModel(choice, generation.ModelOptions{Path: path})(nil, nil)
	require.Error(t, err)
	require.Empty(t, isolation.Opened.ByNumber)
}
