// Package add_choice turns flags into what suggestions are made of.
package add_choice

import (
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// AddChoice returns a function that gives choices a command for each flag, called as the flag is: cobra finds the
// commands that a mistyped word may have meant, but no flags.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func AddChoice(choices *cobra.Command) func(*pflag.Flag) {
	return func(flag *pflag.Flag) {
		choices.AddCommand(&cobra.Command{Use: "--" + flag.Name, RunE: choices.RunE})
	}
}
