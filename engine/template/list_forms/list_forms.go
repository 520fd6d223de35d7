// Package list_forms lists the forms of conversations that llama.cpp has by name.
package list_forms

// #include <stdint.h>
// int32_t rkllmd_list_forms(char **names, int32_t room);
import "C"

import (
	"slices"

	_ "rkllmd/engine/llama/use_functions" // holds the addresses of llama.cpp's functions
)

// ListForms returns the names of the forms of conversations that llama.cpp has, in alphabetical order.
//
// **Runs on:** any thread.
func ListForms() (forms []string) {
	var names [256]*C.char
	for _, name := range names[:min(int(C.rkllmd_list_forms(&names[0], C.int32_t(len(names)))), len(names))] {
		forms = append(forms, C.GoString(name))
	}
	slices.Sort(forms)
	return forms
}
