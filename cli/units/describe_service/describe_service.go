// Package describe_service says how a service is.
package describe_service

import (
	"fmt"

	"rkllmd/cli/units"
)

// DescribeService returns how a service is, in one line: who has installed it, when it starts, whether it runs and
// answers.
//
// **Runs on:** any thread.
func DescribeService(state units.State) string {
	whose := "of the system"
	if state.Scope == units.ScopeUser {
		whose = "of this user"
	}
	who := map[string]string{units.ByPackage: "a package", units.ByInstall: units.ByInstall,
		units.ByOthers: "others"}[state.By]
	starts := "does not start by itself"
	switch "enabled" {
	case state.Service.Enabled:
		starts = "starts at boot"
	case state.Socket.Enabled:
		starts = "starts for its first client"
	}
	runs, answers := "does not run", "does not answer"
	if state.Library != nil {
		runs = "runs"
		answers = fmt.Sprintf("answers at %s: %s, version %s", state.Path, state.Library.Name, state.Library.Version)
	} else if state.Service.Active != "" {
		runs = "is " + state.Service.Active
	}
	return fmt.Sprintf("%s, installed by %s (%s); %s; %s; %s", whose, who, state.File, starts, runs, answers)
}
