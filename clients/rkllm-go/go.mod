module rkllmd/clients/rkllm-go

go 1.23
