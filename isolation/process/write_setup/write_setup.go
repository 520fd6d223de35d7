// Package write_setup writes what the library's process must know.
package write_setup

import (
	"strings"
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/list_rules"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/layout/find_field"
)

// WriteSetup writes into the arena what a process with the library must know before its first message, and returns the
// block: 0 the size of the region for results, 1 where the daemon sees it, 2 the library's path, 3 whether rkllm_init
// takes a structure of callbacks, 4 where in it the result callback stands, 5 the size of a result, 6 and 7 how many
// pointers an RKLLMResult and an RKLLMParam have, 8 to 22 the names of the functions; then these pointers, three words
// each. 23 is the list of the files that it may use (list_rules), 0: it is not confined; 24 Isolation.Runtime, 0: the
// library is opened. Behind that the texts.
//
// **Runs on:** any thread. It returns nil where the arena is full.
func WriteSetup(i *isolation.Isolation, region unsafe.Pointer) unsafe.Pointer {
	rules := ""
	if i.Limits.Confined {
		rules = strings.Join(list_rules.ListRules(i.Path, i.Limits.Roots), "\x00") + "\x00"
	}
	block := allocate_block.AllocateBlock(i.Arena, uintptr(isolation.SetupSize+len(rkllm.Functions)*64+len(i.Path)+
		len(rules)+len(i.Runtime)+3))
	if block == nil {
		return nil
	}
	words := unsafe.Slice((*uint64)(block), isolation.SetupSize/8)
	text := unsafe.Add(block, isolation.SetupSize)
	words[0], words[1], words[2] = isolation.ResultsSize, uint64(uintptr(region)), uint64(uintptr(text))
	copy(unsafe.Slice((*byte)(text), len(i.Path)), i.Path)
	text = unsafe.Add(text, len(i.Path)+1)
	if rules != "" {
		words[23] = uint64(uintptr(text))
		copy(unsafe.Slice((*byte)(text), len(rules)), rules)
		text = unsafe.Add(text, len(rules)+1)
	}
	if i.Runtime != nil {
		words[24] = uint64(uintptr(text))
		copy(unsafe.Slice((*byte)(text), len(i.Runtime)), i.Runtime)
		text = unsafe.Add(text, len(i.Runtime)+1)
	}
	if i.Layout.InitCallbackStruct {
		words[3] = 1
		callbacks := i.Layout.Callback
		words[4] = uint64(callbacks.Fields[find_field.FindField(callbacks, "result_callback")].Offset)
	}
	words[5], words[6], words[7] = uint64(i.Layout.Result.Size), uint64(len(i.Results)), uint64(len(i.Defaults))
	for number, function := range rkllm.Functions {
		if strings.Contains(function.Generations, i.Layout.Generation) {
			words[8+number] = uint64(uintptr(text))
			copy(unsafe.Slice((*byte)(text), len(function.Name)), function.Name)
			text = unsafe.Add(text, 64)
		}
	}
	at := isolation.RecipeOffset
	for _, list := range [][]isolation.Pointer{i.Results, i.Defaults} {
		for _, pointer := range list {
			words[at], words[at+1], words[at+2] = uint64(pointer.Offset), uint64(pointer.First), uint64(pointer.Second)
			at += 3
		}
	}
	return block
}
