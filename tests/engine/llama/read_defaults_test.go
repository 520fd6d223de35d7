package llama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama/open_object"
	"rkllmd/engine/llama/read_defaults"
	"rkllmd/tests/support/engine/llama_object"
)

func TestReadDefaults(t *testing.T) {
	object, err := open_object.OpenObject(llama_object.LlamaObject(t, t.TempDir(), "libllama.so", `
		struct model { char bytes[17]; }; struct context { int words[5]; };
		struct model llama_model_default_params(void) { return (struct model){"abc"}; }
		struct context llama_context_default_params(void) { return (struct context){{1, 2, 3, 4, 5}}; }`))
	require.NoError(t, err)
	model, context, there := read_defaults.ReadDefaults(object)
	require.True(t, there)
	require.Equal(t, "abc\x00", string(model[:4]))
	require.Equal(t, []byte{5, 0, 0, 0, 0xEE, 0xEE}, context[16:22], "what it does not write shows")
	require.Equal(t, byte(0xEE), model[17])

	model, _, there = read_defaults.ReadDefaults(nil)
	require.True(t, there, "those of the llama.cpp that is called")
	require.NotEqual(t, byte(0xEE), model[16])
	other, err := open_object.OpenObject(llama_object.LlamaObject(t, t.TempDir(), "libnone.so", "int one;"))
	require.NoError(t, err)
	_, _, there = read_defaults.ReadDefaults(other)
	require.False(t, there)
}
