// Package list_commands lists the commands that people see.
package list_commands

import "github.com/spf13/cobra"

// ListCommands returns root and the commands below it, but those that help hides, and help itself.
//
// **Runs on:** any thread.
func ListCommands(root *cobra.Command) []*cobra.Command {
	list := []*cobra.Command{root}
	for _, command := range root.Commands() {
		if command.IsAvailableCommand() && command.Name() != "help" {
			list = append(list, ListCommands(command)...)
		}
	}
	return list
}
