// Package check_object looks at a library before it is opened.
package check_object

import (
	"debug/elf"
	"fmt"
	"runtime"

	"rkllmd/utils/describe_system_error"
)

// CheckObject reads the header of the library at path and returns the names of those that it needs; and its own name,
// by which others need it.
//
// **Runs on:** any thread. Nothing of the library runs. Errors: it cannot be read; it is no shared library, is damaged,
// or is one for another machine.
func CheckObject(path string) (name string, needed []string, err error) {
	file, err := elf.Open(path)
	if err != nil {
		return "", nil, fmt.Errorf("%s is no library that can be read: %w", path,
			describe_system_error.DescribeSystemError(err))
	}
	defer file.Close()
	want := map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64}[runtime.GOARCH]
	switch {
	case file.Machine != want || file.Class != elf.ELFCLASS64:
		return "", nil, fmt.Errorf("%s is for another machine, %v with %v, and this one needs %v", path, file.Machine,
			file.Class, want)
	case file.Type != elf.ET_DYN:
		return "", nil, fmt.Errorf("%s is %v and not a shared library", path, file.Type)
	}
	names, err := file.DynString(elf.DT_SONAME)
	if err == nil {
		needed, err = file.ImportedLibraries()
	}
	if err != nil {
		return "", nil, fmt.Errorf("%s is damaged: %w", path, err)
	}
	if len(names) > 0 {
		name = names[0]
	}
	return name, needed, nil
}
