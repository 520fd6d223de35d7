// Package rkllm_bad_paths lists paths that cannot be used.
package rkllm_bad_paths

import "rkllmd/rkllm"

// Case is a path and what is said of it, where ROOT stands for the folder.
type Case struct {
	Path    string
	Use     rkllm.PathUse
	Roots   []string
	Message string
}

// RkllmBadPaths returns paths, most of them under root, a folder of rkllm_path_folder, that are refused; allowed is
// what some of them may not leave.
func RkllmBadPaths(root string, allowed []string) []Case {
	return []Case{
		{"file", rkllm.PathRead, nil, `"file" is not an absolute path, such as /home/me/model.rkllm`},
		{"", rkllm.PathRead, nil, `"" is not an absolute path, such as /home/me/model.rkllm`},
		{"builtin:demo", rkllm.PathRead, nil,
			`"builtin:demo" is not an absolute path, such as /home/me/model.rkllm`},
		{"/a\x00b", rkllm.PathRead, nil, `"/a\x00b" is not an absolute path, such as /home/me/model.rkllm`},
		{root + "/nothing", rkllm.PathRead, nil, `"ROOT/nothing" cannot be used: no such file or directory`},
		{root + "/no/where", rkllm.PathWrite, nil, `"ROOT/no/where" cannot be used: no such file or directory`},
		{root + "/in/file/x", rkllm.PathRead, nil,
			`"ROOT/in/file/x" cannot be used: a part of the path is a file, where a directory must be`},
		{root + "/in", rkllm.PathRead, nil, `"ROOT/in" is a directory, not a file`},
		{root + "/in/", rkllm.PathWrite, nil, `"ROOT/in/" is a directory, not a file`},
		{root + "/fifo", rkllm.PathRead, nil, `"ROOT/fifo" is not a regular file`},
		{"/dev/null", rkllm.PathWrite, nil, `"/dev/null" is not a regular file`},
		{root + "/empty", rkllm.PathRead, nil, `"ROOT/empty" is an empty file`},
		{root + "/out/file", rkllm.PathRead, allowed,
			`"ROOT/out/file" is outside the directories that this daemon may use: ROOT/in`},
		{root + "/in/escape", rkllm.PathRead, allowed,
			`"ROOT/in/escape" is outside the directories that this daemon may use: ROOT/in`},
		{root + "/in/../out/new", rkllm.PathWrite, allowed,
			`"ROOT/in/../out/new" is outside the directories that this daemon may use: ROOT/in`},
		{root + "/in/missing", rkllm.PathRead, allowed, `"ROOT/in/missing" cannot be used: no such file or directory`},
		{root + "/in/no/where", rkllm.PathWrite, allowed,
			`"ROOT/in/no/where" cannot be used: no such file or directory`},
		{root + "/out/missing", rkllm.PathRead, allowed,
			`"ROOT/out/missing" is outside the directories that this daemon may use: ROOT/in`},
		{root + "/out/file/x", rkllm.PathRead, allowed,
			`"ROOT/out/file/x" is outside the directories that this daemon may use: ROOT/in`},
		{root + "/in/../missing/x", rkllm.PathRead, allowed,
			`"ROOT/in/../missing/x" is outside the directories that this daemon may use: ROOT/in`},
	}
}
