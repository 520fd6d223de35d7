// Package read_form reads which form an answer has.
package read_form

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/run"
	"rkllmd/cli/run/refuse_image"
	"rkllmd/grammar/convert_schema"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/utils/describe_system_error"
)

// ReadForm reads --system, --json and --no-template, refuses --image, and reads --schema, a JSON Schema or the file
// that has it, and --grammar, a file in GBNF, and refuses what no answer can be held to before a model is loaded. A
// daemon that is there has no way to be told of them over its socket.
//
// **Runs on:** any thread. Errors: cli.ErrUsage, with convert_schema's and parse_grammar's.
func ReadForm(command *cobra.Command, options *run.Options) error {
	schema, _ := command.Flags().GetString("schema")
	path, _ := command.Flags().GetString("grammar")
	options.System, _ = command.Flags().GetString("system")
	options.JSON, _ = command.Flags().GetBool("json")
	options.NoTemplate, _ = command.Flags().GetBool("no-template")
	if image, _ := command.Flags().GetString("image"); image != "" {
		return refuse_image.RefuseImage(image)
	}
	switch {
	case (options.System != "" || options.JSON) && options.Socket != "":
		return fmt.Errorf("--system and --json cannot be had over --socket: ask for a model by its name, or leave "+
			"--socket out; %w", cli.ErrUsage)
	case options.System != "" && options.NoTemplate:
		return fmt.Errorf("--system needs the model's chat template, which --no-template leaves out; %w", cli.ErrUsage)
	case schema == "" && path == "":
		return nil
	case schema != "" && path != "":
		return fmt.Errorf("--schema and --grammar exclude each other: give one of them; %w", cli.ErrUsage)
	case options.Socket != "":
		return fmt.Errorf("--schema and --grammar cannot be told to a daemon over --socket: ask for a model by its "+
			"name, or leave --socket out; %w", cli.ErrUsage)
	}
	if strings.HasPrefix(strings.TrimSpace(schema), "{") {
		options.Schema = schema
	} else {
		text, err := os.ReadFile(schema + path)
		if err != nil {
			right := "--grammar needs a file in GBNF"
			if schema != "" {
				right = "--schema needs JSON that begins with {, or the file that has it"
			}
			return fmt.Errorf("%s cannot be read: %w; %s; %w", schema+path,
				describe_system_error.DescribeSystemError(err), right, cli.ErrUsage)
		}
		if schema != "" {
			options.Schema = string(text)
		} else {
			options.Grammar = string(text)
		}
	}
	var err error
	if schema != "" {
		_, err = convert_schema.ConvertSchema([]byte(options.Schema))
	} else {
		_, err = parse_grammar.ParseGrammar(options.Grammar)
	}
	if err != nil {
		return fmt.Errorf("%w; %w", err, cli.ErrUsage)
	}
	return nil
}
