// Package name_page names the page of the manual of a command.
package name_page

import (
	"strings"

	"github.com/spf13/cobra"
)

// NamePage returns the name of the command's page: rkllmd-swarm-connect.
//
// **Runs on:** any thread.
func NamePage(command *cobra.Command) string {
	return strings.ReplaceAll(command.CommandPath(), " ", "-")
}
