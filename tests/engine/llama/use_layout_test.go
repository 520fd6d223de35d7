package llama_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/llama"
	"rkllmd/engine/llama/open_object"
	"rkllmd/engine/llama/use_functions"
	"rkllmd/engine/llama/use_layout"
	"rkllmd/engine/model/load_model"
	"rkllmd/engine/model/start_engine"
	"rkllmd/tests/support/engine/llama_fake"
)

// Without a layout nothing is called with a structure; with one, what is there called gets it.
func TestUseLayout(t *testing.T) {
	path := filepath.Join(t.TempDir(), "model.gguf")
	require.NoError(t, os.WriteFile(path, nil, 0o600))
	object, err := open_object.OpenObject(llama_fake.LlamaFake(t, t.TempDir(), llama.Layouts[1], "", nil))
	require.NoError(t, err)
	require.Empty(t, use_functions.UseFunctions(object))
	start_engine.StartEngine()
	use_layout.UseLayout(llama.Layout{}, false, 0)
	_, err = load_model.LoadModel(path, engine.Facts{}, nil)
	require.ErrorContains(t, err, "llama_model_params differs")
	use_layout.UseLayout(llama.Layouts[1], false, 0)
	_, err = load_model.LoadModel(path, engine.Facts{}, nil)
	require.ErrorContains(t, err, path+" cannot be loaded: llama.cpp gave no reason", "the fake one loads nothing")
}
