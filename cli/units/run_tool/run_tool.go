// Package run_tool runs a program of the system.
package run_tool

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strings"

	"rkllmd/cli/units"
)

// RunTool runs command with args, and returns what it prints on its standard output. It is ended after
// units.CommandTime.
//
// **Runs on:** any thread that may wait. Errors: the program is not there; it fails, with what it says.
func RunTool(command []string, args ...string) (string, error) {
	limit, cancel := context.WithTimeout(context.Background(), units.CommandTime)
	defer cancel()
	args = append(command[1:len(command):len(command)], args...)
	tool := exec.CommandContext(limit, command[0], args...)
	tool.WaitDelay = units.KillTime
	var complaints strings.Builder
	tool.Stderr = &complaints
	output, err := tool.Output()
	words := strings.TrimSpace(complaints.String())
	called := strings.TrimSpace(command[0] + " " + strings.Join(args, " "))
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return "", fmt.Errorf("%s is not there, so systemd cannot be asked: install systemd, or start the daemon with "+
			"rkllmd serve", command[0])
	case limit.Err() != nil:
		return "", fmt.Errorf("%s has not ended within %v", called, units.CommandTime)
	case err != nil && words != "":
		return "", fmt.Errorf("%s says: %s", called, words)
	case err != nil:
		return "", fmt.Errorf("%s has failed: %w", called, err)
	}
	return string(output), nil
}
