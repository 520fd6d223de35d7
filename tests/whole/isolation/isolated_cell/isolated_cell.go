// Package isolated_cell has a library do one fault in one function.
package isolated_cell

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/isolation/isolated_faults"
	"rkllmd/tests/whole/isolation/isolated_rests"
	"rkllmd/tests/whole/isolation/isolated_step"
)

// IsolatedCell loads a model, has the library do the fault in a function, and requires what clients must see: who has
// called it the error with what is known, a bystander his answers, and whoever loads a model again that it works.
func IsolatedCell(t *testing.T, s *conformance_prepare.Session, bystander *connect_client.Client, function string,
	fault isolated_faults.Fault) {
	t.Helper()
	name := s.Version.Name + " " + function + " " + fault.Command
	if function != "init" {
		load := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "init", ""))
		require.Nil(t, load[0].Error, "%s: %+v", name, load[0].Error)
	}
	if function == "abort" { // of a client with runs it ends those alone, and there are none
		own := s.Client
		s.Client = connect_client.ConnectClient(t, s.Daemon.Path)
		defer func() { s.Client = own }()
	}
	lives := fault.Command == "close" && (function == "abort" || function == "is_running") // and is killed
	if lives {
		isolated_rests.IsolatedRests(t, s.Daemon.Process.Pid)
	}
	step := isolated_step.IsolatedStep(s, function, fault.Command)
	answers := conformance_ask.ConformanceAsk(t, s, step)
	last := answers[len(answers)-1]
	// Whether something runs is known without the library, and an abort does not wait long for one that dies slowly:
	// the next call hears of the death.
	if function == "is_running" || function == "abort" && last.Error == nil {
		require.Equal(t, "0", string(last.Result), name)
		last = conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "release_prompt_cache", ""))[0]
	}
	require.NotNil(t, last.Error, name)
	require.Equal(t, -32010, last.Error.Code, "%s: %s", name, last.Error.Message)
	var data struct {
		Function, Beside, Signal, Library, Version, Model string
		Exit                                              json.Number
		Lines, Lost                                       []string
	}
	require.NoError(t, json.Unmarshal(last.Error.Data, &data), name)
	called := function
	if step.Function != "" {
		called = step.Function
	}
	if function == "abort" && data.Beside == "rkllm_abort" { // the next call was made while it died
		data.Function = data.Beside
	}
	require.Equal(t, []string{"rkllm_" + called, s.Version.Name, s.Library, s.Folder + "/model"},
		[]string{data.Function, data.Version, data.Library, data.Model}, name)
	if lives {
		fault.Signal, fault.Exit = "SIGKILL", ""
	}
	require.Equal(t, []string{fault.Signal, fault.Exit}, []string{data.Signal, data.Exit.String()}, name)
	require.Contains(t, ask_daemon.AskDaemon(t, bystander, `{"jsonrpc":"2.0","id":2,"method":"rkllm.get_constants"}`),
		`"`+s.Version.Name+`"`, name)
	for _, lasting := range []string{"abort", "is_running"} {
		conformance_announce.ConformanceAnnounce(t, s, lasting, "anything\n", "")
	}
}
