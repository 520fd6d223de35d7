package library_test

import (
	"sync"
	"testing"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/close_libraries"
)

func TestCloseLibraries(t *testing.T) {
	var open sync.WaitGroup
	open.Add(3)
	close_libraries.CloseLibraries(&rkllm.Library{Isolated: &rkllm.Isolated{Close: open.Done}})
	versions := &rkllm.Versions{}
	for range 2 {
		versions.Libraries = append(versions.Libraries, &rkllm.Library{Isolated: &rkllm.Isolated{Close: open.Done},
			Versions: versions})
	}
	close_libraries.CloseLibraries(versions.Libraries[1])
	open.Wait()
}
