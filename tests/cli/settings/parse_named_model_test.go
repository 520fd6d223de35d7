package settings_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/parse_named_model"
)

func TestParseNamedModel(t *testing.T) {
	others := []cli.NamedModel{{Name: "small", Path: "/m/s.gguf"}}
	for text, want := range map[string]cli.NamedModel{
		"qwen3:0.6b=/m/q.gguf": {Name: "qwen3:0.6b", Path: "/m/q.gguf"},
		"a=/m/b=c.gguf":        {Name: "a", Path: "/m/b=c.gguf"},
		"demo=builtin:demo":    {Name: "demo", Path: "builtin:demo"},
		"my model=/m.gguf":     {Name: "my model", Path: "/m.gguf"},
	} {
		model, err := parse_named_model.ParseNamedModel(others, text)
		require.NoError(t, err)
		require.Equal(t, want, model)
	}
	for text, want := range map[string]string{
		"/m/q.gguf": `"/m/q.gguf" must be a name and the path of a model`, "=/m": "must be a name", "a=": "must be a name",
		" a=/m": `the name " a" cannot be used`, "a\n=/m": `the name "a\n" cannot be used`,
		strings.Repeat("a", 81) + "=/m": "it may have 80 bytes",
		"small=/m/t.gguf":               `the name "small" is given to two models, /m/s.gguf and /m/t.gguf`,
	} {
		_, err := parse_named_model.ParseNamedModel(others, text)
		require.ErrorContains(t, err, want)
	}
}
