package run_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_run_command"
	"rkllmd/cli/run"
	"rkllmd/cli/run/read_form"
)

func TestReadForm(t *testing.T) {
	folder := t.TempDir()
	schema, grammar := filepath.Join(folder, "schema.json"), filepath.Join(folder, "grammar.gbnf")
	require.NoError(t, os.WriteFile(schema, []byte(` {"type": "integer"}`), 0o600))
	require.NoError(t, os.WriteFile(grammar, []byte(`root ::= "yes" | "no"`), 0o600))
	for _, test := range []struct {
		flags  []string
		socket string
		want   run.Options
		reason string
	}{
		{nil, "s", run.Options{Socket: "s"}, ""},
		{[]string{"--schema", ` {"type": "null"}`}, "", run.Options{Schema: ` {"type": "null"}`}, ""},
		{[]string{"--schema", schema}, "", run.Options{Schema: ` {"type": "integer"}`}, ""},
		{[]string{"--grammar", grammar}, "", run.Options{Grammar: `root ::= "yes" | "no"`}, ""},
		{[]string{"--system", "S", "--json"}, "", run.Options{System: "S", JSON: true}, ""},
		{[]string{"--no-template"}, "s", run.Options{Socket: "s", NoTemplate: true}, ""},
		{[]string{"--system", "S"}, "s", run.Options{}, "--system and --json cannot be had over --socket"},
		{[]string{"--json"}, "s", run.Options{}, "--system and --json cannot be had over --socket"},
		{[]string{"--system", "S", "--no-template"}, "", run.Options{}, "--system needs the model's chat template"},
		{[]string{"--image", "cat.png"}, "", run.Options{},
			"--image cat.png: no model that rkllmd runs looks at pictures"},
		{[]string{"--schema", "{}", "--grammar", grammar}, "", run.Options{}, "exclude each other"},
		{[]string{"--schema", "{}"}, "s", run.Options{}, "cannot be told to a daemon over --socket"},
		{[]string{"--schema", folder + "/none"}, "", run.Options{}, "/none cannot be read: no such file or directory"},
		{[]string{"--schema", "{"}, "", run.Options{}, "schema"},
		{[]string{"--schema", `{"not": {}}`}, "", run.Options{}, "the keyword not cannot be kept to"},
		{[]string{"--schema", grammar}, "", run.Options{}, "schema"},
		{[]string{"--grammar", schema}, "", run.Options{}, "grammar"},
	} {
		command := create_run_command.CreateRunCommand(cli.Embedded{})
		require.NoError(t, command.ParseFlags(test.flags))
		options := run.Options{Socket: test.socket}
		err := read_form.ReadForm(command, &options)
		if test.reason == "" {
			require.NoError(t, err)
			require.Equal(t, test.want, options)
			continue
		}
		require.ErrorIs(t, err, cli.ErrUsage)
		require.ErrorContains(t, err, test.reason)
	}
}
