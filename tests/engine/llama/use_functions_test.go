package llama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama"
	"rkllmd/engine/llama/open_object"
	"rkllmd/engine/llama/read_defaults"
	"rkllmd/engine/llama/use_functions"
	"rkllmd/tests/support/engine/llama_fake"
)

func TestUseFunctions(t *testing.T) {
	for _, c := range []struct{ without, missing []string }{
		{[]string{"llama_decode", "llama_vocab_type"}, []string{"llama_decode", "llama_vocab_type"}},
		{[]string{"llama_clear_adapter_lora"}, []string{"llama_set_adapters_lora"}},
		{nil, nil},
	} {
		before, _, _ := read_defaults.ReadDefaults(nil)
		layout := llama.Layouts[2]
		layout.Model = "77 " + layout.Model
		object, err := open_object.OpenObject(llama_fake.LlamaFake(t, t.TempDir(), layout, "", c.without))
		require.NoError(t, err)
		require.Equal(t, c.missing, use_functions.UseFunctions(object))
		after, _, _ := read_defaults.ReadDefaults(nil)
		if c.missing != nil {
			require.Equal(t, before, after, "nothing has changed")
		} else {
			require.Equal(t, byte(0x77), after[0], "its functions are called")
		}
	}
}
