package serve_test

import (
	"sync"
	"testing"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/serve_fronts"
	"rkllmd/tests/cli/serve/cli_serve"
)

func TestServeFronts(t *testing.T) {
	var others sync.WaitGroup
	others.Add(2)
	serve_fronts.ServeFronts([]*serve.Front{{Name: "a", Serve: cli_serve.CliServe(&others)},
		{Name: "b", Serve: cli_serve.CliServe(&others)}}, nil)
	others.Wait() // they serve at the same time
}
