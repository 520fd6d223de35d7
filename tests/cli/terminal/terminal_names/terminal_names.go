// Package terminal_names stands in for the models of a daemon.
package terminal_names

// TerminalNames returns the names of two models.
func TerminalNames() []string {
	return []string{"large", "small"}
}
