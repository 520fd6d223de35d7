package serve_test

import (
	"sync"
	"testing"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/stop_fronts"
	"rkllmd/tests/cli/serve/cli_meet"
)

func TestStopFronts(t *testing.T) {
	var others sync.WaitGroup
	others.Add(2)
	stop_fronts.StopFronts([]*serve.Front{{Stop: cli_meet.CliMeet(&others)}, {Stop: cli_meet.CliMeet(&others)}})
	others.Wait() // all were stopped, and none waited for another
	stop_fronts.StopFronts(nil)
}
