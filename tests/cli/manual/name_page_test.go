package manual_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/manual/name_page"
)

func TestNamePage(t *testing.T) {
	root, swarm := &cobra.Command{Use: "rkllmd"}, &cobra.Command{Use: "swarm"}
	connect := &cobra.Command{Use: "connect ID"}
	root.AddCommand(swarm)
	swarm.AddCommand(connect)
	require.Equal(t, "rkllmd-swarm-connect", name_page.NamePage(connect))
	require.Equal(t, "rkllmd", name_page.NamePage(root))
}
