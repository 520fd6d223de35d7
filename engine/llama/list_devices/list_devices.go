// Package list_devices lists what a llama.cpp computes with.
package list_devices

// #cgo LDFLAGS: -ldl
// #include <stddef.h>
// #include <stdint.h>
// int32_t rkllmd_list_devices(void *llama, char *text, size_t room);
import "C"

import (
	"strings"
	"unsafe"
)

// ListDevices returns the devices that the ggml of object llama, an open libllama, has found, each as its name and its
// description in brackets, and whether the CPU is one of them.
//
// **Runs on:** one thread at a time. Code of the library runs.
func ListDevices(llama unsafe.Pointer) (devices []string, cpu bool) {
	var text [8192]C.char
	C.rkllmd_list_devices(llama, &text[0], C.size_t(len(text)))
	for line := range strings.Lines(C.GoString(&text[0])) {
		words := strings.Split(strings.TrimSpace(line), "\t")
		if len(words) != 3 {
			continue
		}
		cpu = cpu || words[2] == "0"
		devices = append(devices, words[0]+" ("+words[1]+")")
	}
	return devices, cpu
}
