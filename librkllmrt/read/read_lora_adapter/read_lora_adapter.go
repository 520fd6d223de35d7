// Package read_lora_adapter reads an RKLLMLoraAdapter.
package read_lora_adapter

import (
	"errors"
	"fmt"
	"math"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/copy_text"
)

// ReadLoraAdapter copies an RKLLMLoraAdapter out of the caller's memory and checks it: the path and the name are there,
// and the scale is a number.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
func ReadLoraAdapter(adapter unsafe.Pointer) (path, name string, scale float32, err error) {
	if adapter == nil {
		return "", "", 0, errors.New("lora_adapter is NULL; it must point to an RKLLMLoraAdapter")
	}
	c := (*librkllmrt.CLoraAdapter)(adapter)
	if path, err = copy_text.CopyText("lora_adapter_path", c.LoraAdapterPath); err != nil {
		return "", "", 0, err
	}
	if name, err = copy_text.CopyText("lora_adapter_name", c.LoraAdapterName); err != nil {
		return "", "", 0, err
	}
	scale = c.Scale
	switch {
	case path == "":
		err = errors.New("lora_adapter_path is empty; it must be the path of a GGUF adapter")
	case name == "":
		err = errors.New("lora_adapter_name is empty; runs choose the adapter by it")
	case len(name) > librkllmrt.MaxAdapterName:
		err = fmt.Errorf("lora_adapter_name has %d bytes; at most %d are taken", len(name), librkllmrt.MaxAdapterName)
	case math.IsNaN(float64(scale)) || math.IsInf(float64(scale), 0):
		err = fmt.Errorf("scale is %v; it must be a finite number", scale)
	}
	return path, name, scale, err
}
