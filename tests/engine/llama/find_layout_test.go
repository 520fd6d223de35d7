package llama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama"
	"rkllmd/engine/llama/find_layout"
	"rkllmd/engine/llama/open_object"
	"rkllmd/engine/llama/read_defaults"
	"rkllmd/tests/support/engine/llama_fake"
)

func TestFindLayout(t *testing.T) {
	for _, l := range llama.Layouts {
		object, err := open_object.OpenObject(llama_fake.LlamaFake(t, t.TempDir(), l, "", nil))
		require.NoError(t, err)
		model, context, there := read_defaults.ReadDefaults(object)
		require.True(t, there)
		for _, version := range []string{l.From, l.To, ""} {
			found, err := find_layout.FindLayout(model[:], context[:], version)
			require.NoError(t, err, l.Name)
			require.Equal(t, l.Model, found.Model)
			require.Equal(t, l.Context, found.Context)
		}
		_, err = find_layout.FindLayout(model[:], context[:], "0.99.0")
		require.ErrorContains(t, err, `the layout of its structures is not known: its version of ggml is "0.99.0", `+
			`and known `+
			"are, with their own default parameters, b7347 and others of the end of 2025 (ggml 0.9.4 to 0.9.4), ")
		// Each byte counts, but those where no member stands; so does the size.
		for at := range model {
			changed := model
			changed[at] ^= 0x40
			if _, err := find_layout.FindLayout(changed[:], context[:], ""); err == nil {
				word := at / 4
				require.Contains(t, []int{7, 9, 17, 19}, word, "%s: byte %d", l.Name, at)
			}
		}
		longer := context
		longer[200] = 0
		_, err = find_layout.FindLayout(model[:], longer[:], "")
		require.Error(t, err)
	}
}
