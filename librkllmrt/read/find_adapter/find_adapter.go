// Package find_adapter finds a LoRA adapter by its name.
package find_adapter

import (
	"errors"
	"fmt"
	"strings"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/copy_text"
)

// FindAdapter returns the adapter of h that an RKLLMLoraParam names; NULL is the model alone, nil.
//
// **Runs on:** one thread at a time. It is the one that holds the handle. **Holds:** Busy. Follows the header of RKLLM
// 1.3.0. The error lists the names that there are.
func FindAdapter(h *librkllmrt.Handle, param unsafe.Pointer) (*librkllmrt.Adapter, error) {
	if param == nil {
		return nil, nil
	}
	name, err := copy_text.CopyText("lora_adapter_name", (*librkllmrt.CLoraParam)(param).LoraAdapterName)
	switch {
	case err != nil:
		return nil, err
	case name == "":
		return nil, errors.New("lora_params: lora_adapter_name is empty; lora_params NULL is the model without " +
			"an adapter")
	}
	var known []string
	for _, adapter := range h.Adapters {
		if adapter.Name == name {
			return adapter, nil
		}
		known = append(known, fmt.Sprintf("%q", adapter.Name))
	}
	if known == nil {
		return nil, fmt.Errorf("lora_params: there is no LoRA adapter %.300q; none is loaded (rkllm_load_lora)", name)
	}
	return nil, fmt.Errorf("lora_params: there is no LoRA adapter %.300q; loaded are %s", name, strings.Join(known,
		", "))
}
