package gguf_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf/open_builtin_model"
)

func TestOpenBuiltinModel(t *testing.T) {
	path, err := open_builtin_model.OpenBuiltinModel("/models/a.gguf")
	require.NoError(t, err)
	require.Equal(t, "/models/a.gguf", path)
	_, err = open_builtin_model.OpenBuiltinModel("builtin:test")
	require.EqualError(t, err, `there is no model "builtin:test": this library has no models inside, give the path of a model file`)

	content := make([]byte, 3<<20+7)
	content[0], content[len(content)-1] = 'G', '!'
	engine.Builtins = map[string][]byte{"test": content}
	first, err := open_builtin_model.OpenBuiltinModel("builtin:test")
	require.NoError(t, err)
	read, err := os.ReadFile(first)
	require.NoError(t, err)
	require.Equal(t, content, read)
	again, err := open_builtin_model.OpenBuiltinModel("builtin:test")
	require.NoError(t, err)
	require.Equal(t, first, again)
	_, err = open_builtin_model.OpenBuiltinModel("builtin:other")
	require.EqualError(t, err, `there is no model "builtin:other", there is builtin:test`)
}
