// Package rules holds the nouns of the checker of RULES.md: places, files, findings, and the tables it goes by.
package rules

import (
	"go/ast"
	"go/token"
)

// Finding is one breach of the rule.
type Finding struct {
	File    string // path from the root, with slashes
	Line    int
	Slug    string // which rule: one of the constants below
	Message string // what is wrong, and what would be right
}

// The rules, as they are named in findings. RULES.md explains each.
const (
	SlugSyntax          = "syntax"
	SlugPath            = "path"
	SlugFunctionCount   = "function-count"
	SlugFunctionName    = "function-name"
	SlugPackageName     = "package-name"
	SlugSnakeCase       = "snake-case"
	SlugNoInit          = "no-init"
	SlugNoBody          = "no-body"
	SlugFunctionLiteral = "function-literal"
	SlugPackageState    = "package-state"
	SlugCFunctionCount  = "c-function-count"
	SlugNoTest          = "no-test"
	SlugOrphanTest      = "orphan-test"
	SlugDirection       = "direction"
	SlugTypesAreLeaves  = "types-are-leaves"
	SlugUnreachable     = "unreachable"
	SlugDeadNoun        = "dead-noun"
	SlugCrowd           = "crowd"
	SlugVerb            = "verb"
	SlugRunsOn          = "runs-on"
	SlugLineWidth       = "line-width"
	SlugSupport         = "support"
	SlugSize            = "size"
	SlugIndex           = "index"
	SlugLlamaCalls      = "llama-calls"
)

// Kind is what a file may hold. The path alone decides it, so that no content can widen it.
type Kind uint8

const (
	_             Kind = iota // no source file may stand there
	KindMain                  // Programs
	KindNouns                 // A/*.go, A/R/*.go: types, constants, tables; no function
	KindVerb                  // A/N/N.go, A/R/N/N.go: the function
	KindC                     // N.c beside or instead of N.go, under tests/ N.cpp too: one C or C++ function
	KindHeader                // N.h beside N.c: prototypes, no function
	KindTest                  // tests/A/N_test.go, tests/A/R/N_test.go
	KindBenchmark             // N_benchmark_test.go beside N_test.go
	KindFuzz                  // N_fuzz_test.go beside N_test.go
	KindSupport               // N/N.go below a folder of tests: a function that several tests use
	KindGenerated             // gen/**
	KindLibrary               // clients/rkllm-go/N.go, clients/rkllm-c/src/N.c: a function of a client, or types
	KindExample               // a program that shows how a client is used
)

// The folders of tests/ that mirror no area.
const (
	Support = "support" // tests/support/R/N/N.go: what tests of several areas use
	Whole   = "whole"   // tests/whole/R/<story>_test.go: the program seen as a whole
	// tests/clients/<client>_test.go: the same, by clients that others wrote; a Go module of its own. clients/:
	// libraries for programs of others
	Clients = "clients"
)

// Place is what a path says about its file.
type Place struct {
	Kind  Kind
	Area  string // "server"; for tests that of the function under test, or Support, Whole, Clients
	Room  string // "gguf"; "" at the root of an area
	Name  string // N: the function, or the story
	Tests bool   // it stands under tests/
}

// Package is what the path of an imported package says.
type Package struct {
	Area string // the first folder
	Room string // "" at the root of an area
	Name string // the function; "" for nouns
}

// Import is one package of this module that a file imports.
type Import struct {
	Path string // from the root: "connection", "connection/send_to_connection"
	Name string // under which the file knows it: "connection"
	Pos  token.Pos
}

// Noun is one constant, type or variable of a nouns file.
type Noun struct {
	Package string // the folder of its file: "engine/gguf"
	Name    string
	File    *File
	Pos     token.Pos
	Uses    []string // the nouns that its declaration names, as "engine/gguf.Model"; a few may not exist
}

// CFunction is one function body found in C text.
type CFunction struct {
	Name    string
	Line    int // of its first word
	Lines   int // source lines between its outer braces
	Nesting int // deepest level of braces inside the body
}

// File is one source file, read and parsed.
type File struct {
	Place
	Path string // from the root, with slashes
	Text []byte

	// Broken is why nothing else can be said about the file: it has no place, or does not parse. Nil for most files.
	Broken *Finding

	// Go only.
	Positions *token.FileSet
	Syntax    *ast.File
	Functions []*ast.FuncDecl // in order; methods and init included
	Imports   []Import

	// C files, headers, and the cgo preamble of a Go file.
	CFunctions []CFunction
	Unbalanced bool // the braces do not balance once preprocessor lines are left out: nothing can be counted
}

// Folder is what an index says of an area's root or of a room.
type Folder struct {
	Types     string // links to the files of nouns
	Rows      string // the lines of the table of functions
	Functions int
}

// WordTable is a table of words in RULES.md.
type WordTable struct {
	Head    string            // its first two cells, which nothing else in RULES.md begins with
	Words   map[string]string // and what each means
	Format  string            // how a word is written: with %s
	Columns int               // words in a line
}

// Tree is the whole project.
type Tree struct {
	Module  string // from go.mod
	Files   []*File
	Indexes map[string]string // the text of INDEX.md and of each A/INDEX.md, by path, where there is one
	Rules   string            // the text of RULES.md, "" where there is none
}
