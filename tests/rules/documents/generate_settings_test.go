package documents_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
	"rkllmd/rules/documents/generate_settings"
)

func TestGenerateSettings(t *testing.T) {
	const file = "../../../docs/settings.md"
	page := generate_settings.GenerateSettings(create_root_command.CreateRootCommand(cli.Embedded{}))
	if os.Getenv("RKLLMD_WRITE_DOCS") != "" { // make docs
		require.NoError(t, os.WriteFile(file, []byte(page), 0o644))
	}

	t.Run("docs/settings.md is fresh", func(t *testing.T) {
		have, err := os.ReadFile(file)
		require.NoError(t, err)
		require.Equal(t, page, string(have), "make docs writes it")
	})
	t.Run("each setting of the daemon", func(t *testing.T) {
		_, serve, found := strings.Cut(page, "\n## `rkllmd serve`\n")
		require.True(t, found)
		serve, _, _ = strings.Cut(serve, "\n## ")
		for _, setting := range cli.ServeSettings {
			require.Contains(t, serve, "\n| `--"+setting.Flag+"` | `"+setting.Env+"` | ")
		}
	})
	t.Run("commands of commands", func(t *testing.T) {
		require.Contains(t, page, "\n## `rkllmd swarm connect`\n\nChat with a host, or have it answer one prompt.\n")
		require.NotContains(t, page, "\n## `rkllmd swarm`\n", "it has no flags")
	})
}
