// Package load_backends has a llama.cpp load its backends.
package load_backends

import (
	"fmt"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/llama"
	"rkllmd/engine/llama/check_object"
	"rkllmd/engine/llama/list_devices"
	"rkllmd/engine/llama/load_backend"
	"rkllmd/engine/llama/open_object"
)

// LoadBackends has l's ggml load the backends at paths: of the variants of the CPU's the one that suits this processor
// best, and all others. They are opened before ggml opens them, so that they call its functions and not those of this
// program. Those that cannot be used here are noted in l.Skipped.
//
// **Runs on:** one thread at a time. llama.cpp has been prepared. Errors: it has no CPU to compute with.
func LoadBackends(l *engine.Llama, paths []string) error {
	var chosen []llama.Backend
	best := -1 // place in chosen of the CPU's
	for _, path := range paths {
		if _, _, err := check_object.CheckObject(path); err != nil {
			l.Skipped = append(l.Skipped, err.Error())
			continue
		}
		object, err := open_object.OpenObject(path)
		if err != nil {
			l.Skipped = append(l.Skipped, path+" cannot be opened: "+err.Error())
			continue
		}
		b := llama.Backend{Path: path, Object: object, Score: load_backend.LoadBackend(l.Object, object, path, false)}
		switch {
		case b.Score == 0:
			l.Skipped = append(l.Skipped, path+" is for other processors or devices than this machine has")
		case !strings.Contains(path, "libggml-cpu"):
			chosen = append(chosen, b)
		case best < 0:
			best, chosen = len(chosen), append(chosen, b)
		case b.Score > chosen[best].Score:
			chosen[best] = b
		}
	}
	for _, b := range chosen {
		if load_backend.LoadBackend(l.Object, b.Object, b.Path, true) < 0 {
			l.Skipped = append(l.Skipped, b.Path+" is refused by ggml, which logs why")
			continue
		}
		l.Backends = append(l.Backends, b.Path)
	}
	var cpu bool
	if l.Devices, cpu = list_devices.ListDevices(l.Object); cpu {
		return nil
	}
	reason := ""
	if l.Skipped != nil {
		reason = ": " + strings.Join(l.Skipped, "; ")
	}
	return fmt.Errorf("%s has no CPU backend that this machine can use, such as libggml-cpu.so beside it%s", l.File,
		reason)
}
