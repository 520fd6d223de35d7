package manual_test

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
	"rkllmd/cli/manual/format_manual"
	"rkllmd/cli/manual/list_commands"
)

func TestFormatManual(t *testing.T) {
	groff, _ := exec.LookPath("groff")
	for _, command := range list_commands.ListCommands(create_root_command.CreateRootCommand(cli.Embedded{})) {
		page := format_manual.FormatManual(command)
		for _, section := range []string{".TH RKLLMD", ".SH NAME\nrkllmd", ".SH SYNOPSIS\n.B rkllmd",
			".SH DESCRIPTION\n", ".SH EXIT STATUS\n"} {
			require.Contains(t, page, section, command.CommandPath())
		}
		require.NotContains(t, page, "\n\n", "an empty line is a request of its own")
		if groff == "" {
			continue
		}
		reader := exec.Command(groff, "-man", "-Tutf8", "-ww")
		reader.Stdin = strings.NewReader(page)
		var complaints strings.Builder
		reader.Stderr = &complaints
		shown, err := reader.Output()
		require.NoError(t, err)
		require.Empty(t, complaints.String(), command.CommandPath())
		require.Contains(t, string(shown), strings.Fields(command.Short)[0])
	}
}
